import type { ComponentChildren } from 'preact'
import { Icon } from '../display/icons.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf, type Route } from '../route.ts'

export function ScreenBar(
  props: Readonly<{ back?: Route | undefined; aside?: ComponentChildren; children: ComponentChildren }>,
) {
  const say = m().common
  return (
    <div class="screen-bar">
      {props.back && (
        <a class="icon-button" href={hrefOf(props.back)} aria-label={say.back} title={say.back}>
          <Icon name="back" />
        </a>
      )}
      {props.children}
      <div class="screen-aside">{props.aside}</div>
    </div>
  )
}
