import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { language } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import type { Route } from '../route.ts'
import { ScreenBar } from './screen-bar.tsx'

/** The frame of a screen: its name, its way back, what it shows, and what stays at its foot. */
export function Screen(
  props: Readonly<{
    title: string
    /** The name is for screen readers only; something else stands at the top. */
    isTitleHidden?: boolean
    back?: Route
    aside?: ComponentChildren
    footer?: ComponentChildren
    /** Leaves the focus to a field of the screen. */
    keepsFocus?: boolean
    children: ComponentChildren
  }>,
) {
  const say = m().common
  const heading = useRef<HTMLHeadingElement>(null)
  const namedIn = useRef(language.value)
  // In the task that draws it: a field that is pressed right then keeps the focus.
  useLayoutEffect(() => {
    // A name that has the wallet's in it, such as "Unlock Causeway", says it once.
    document.title = props.title.includes('Causeway') ? props.title : say.pageTitle(props.title)
    // In another language it is the same screen: the focus stays on what chose that.
    const isSpokenAnew = namedIn.current !== language.value
    namedIn.current = language.value
    if (!props.keepsFocus && !isSpokenAnew) heading.current?.focus({ preventScroll: true })
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
