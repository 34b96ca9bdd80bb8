import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { language } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import type { Route } from '../route.ts'
import { ScreenBar } from './screen-bar.tsx'

export function Screen(
  props: Readonly<{
    title: string
    /** The name is for screen readers only. */
    isTitleHidden?: boolean
    back?: Route
    aside?: ComponentChildren
    footer?: ComponentChildren
    /** A field of the screen gets the focus. */
    keepsFocus?: boolean
    /** The title changes while the screen is used. */
    isTitleLive?: boolean
    children: ComponentChildren
  }>,
) {
  const say = m().common
  const heading = useRef<HTMLHeadingElement>(null)
  const namedIn = useRef(language.value)
  const wasDrawn = useRef(false)
  // Runs in the drawing task, so that a field pressed right then keeps the focus.
  useLayoutEffect(() => {
    // Avoids naming Causeway twice, as in "Unlock Causeway".
    document.title = props.title.includes('Causeway') ? props.title : say.pageTitle({ title: props.title })
    // A new language keeps the same screen, and the focus on its choice.
    const isSpokenAnew = namedIn.current !== language.value
    namedIn.current = language.value
    // A title that follows the form's choices must not take the focus from them.
    const isFollowing = props.isTitleLive && wasDrawn.current
    wasDrawn.current = true
    if (!props.keepsFocus && !isSpokenAnew && !isFollowing) heading.current?.focus({ preventScroll: true })
  }, [props.title])
  const title = (
    <h1 ref={heading} tabIndex={-1} class={props.isTitleHidden ? 'visually-hidden' : undefined}>
      {props.title}
    </h1>
  )
  return (
    <main class="screen">
      {props.isTitleHidden ? (
        title
      ) : (
        <ScreenBar back={props.back} aside={props.aside}>
          {title}
        </ScreenBar>
      )}
      <div class="screen-body">{props.children}</div>
      {props.footer && <div class="screen-foot">{props.footer}</div>}
    </main>
  )
}
