import { Icon } from '../display/icons.tsx'
import { hrefOf, type Route } from '../route.ts'

export function LinkRow(props: Readonly<{ to: Route; title: string; hint?: string; testId?: string }>) {
  return (
    <a class="link-row" href={hrefOf(props.to)} data-testid={props.testId}>
      <span>
        <span>{props.title}</span>
        {props.hint && <span class="hint">{props.hint}</span>}
      </span>
      <Icon name="chevron" size={16} />
    </a>
  )
}
