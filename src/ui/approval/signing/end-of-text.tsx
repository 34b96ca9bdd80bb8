import { useEffect, useRef, useState } from 'preact/hooks'
import { ofCalls } from '../../messages/screen-messages.ts'

/** `why` outlasts `isOff`, so that its line keeps its room. */
export type ReadToEnd = Readonly<{ isOff: boolean; why: string | undefined; onSeen: (isSeen: boolean) => void }>

export function useReadToEnd(): ReadToEnd {
  const [{ isSeen, wasBelow }, set] = useState({ isSeen: false, wasBelow: false })
  return {
    isOff: !isSeen,
    why: wasBelow ? ofCalls().scrollToSign : undefined,
    onSeen: (now) => set((before) => (before.isSeen ? before : { isSeen: now, wasBelow: before.wasBelow || !now })),
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
