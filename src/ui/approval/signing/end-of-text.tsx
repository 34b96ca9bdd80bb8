import { useEffect, useRef, useState } from 'preact/hooks'
import { ofCalls } from '../../messages/screen-messages.ts'

/** `seen`: undefined until the browser has looked. */
export type ReadToEnd = Readonly<{ isOff: boolean; why: string | undefined; onSeen: (isSeen: boolean) => void }>

export function useReadToEnd(): ReadToEnd {
  const [isSeen, setSeen] = useState<boolean | undefined>(undefined)
  return {
    isOff: isSeen !== true,
    why: isSeen === false ? ofCalls().scrollToSign : undefined,
    onSeen: (now) => setSeen((before) => before === true || now),
  }
}

export function EndOfText({ onSeen }: Pick<ReadToEnd, 'onSeen'>) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const { current } = mark
    if (!current) return
    const root = current.closest<HTMLElement>('.screen')
    // The footer covers the last lines.
    const covered = root?.querySelector<HTMLElement>('.screen-foot')?.offsetHeight ?? 0
    const observer = new IntersectionObserver(
      (entries) => onSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { root, rootMargin: `0px 0px -${covered}px 0px` },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return <span ref={mark} class="end-of-text" aria-hidden="true" data-testid="end-of-text" />
}
