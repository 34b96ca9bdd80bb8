import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

export function ScrollBox(
  props: Readonly<{ name: string; class: string; testId: string; children: ComponentChildren }>,
) {
  const box = useRef<HTMLElement>(null)
  const [hasMore, setMore] = useState(false)
  const look = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = box.current ?? {}
    setMore(scrollHeight - clientHeight - scrollTop > 1)
  }
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const sizes = new ResizeObserver(look)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])
  useLayoutEffect(look, [props.children])
  return (
    <div class="scroll-box" data-more={hasMore ? '' : undefined}>
      <section
        ref={box}
        class={props.class}
        aria-label={props.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrollable box
        tabIndex={0}
        dir="auto"
        data-testid={props.testId}
        onScroll={look}
      >
        {props.children}
      </section>
    </div>
  )
}
