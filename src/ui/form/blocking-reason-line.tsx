import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../display/icons.tsx'
import type { BlockingReason } from './blocking-reason.ts'

/** The part that the footer covers without this line. */
const FOOT_PIXELS = 62
const BAR_PIXELS = 48

type LineProps = Readonly<{
  why: BlockingReason
  id: string
  isHint: boolean
}>

/** Shown beside the button while the full reason is out of sight. */
export function BlockingReasonLine({ why: { text, of }, id, isHint }: LineProps) {
  const seen = useSeen(of, text)
  const show = () => placesOf(of)[0]?.scrollIntoView({ block: 'center' })
  if (seen === undefined || seen === 'inSight') return null
  return (
    <p id={id} class={`foot-why ${isHint ? 'hint' : 'caution'}`} data-testid="why-not">
      <Icon name="info" size={16} />
      {seen === 'hidden' ? (
        <button type="button" onClick={show}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
    </p>
  )
}

type Seen = 'inSight' | 'hidden' | 'nowhere' | undefined

// Other errors of the form may be shown beside it.
function placesOf(of: BlockingReason['of']): readonly Element[] {
  if (of === undefined) return []
  return [...document.querySelectorAll(`.screen-body [data-reason-of="${of}"]:not(:empty)`)].map(
    (each) => each.querySelector('strong') ?? each,
  )
}

// Undefined until it is known.
function useSeen(of: BlockingReason['of'], text: string): Seen {
  const [seen, setSeen] = useState<Seen>(undefined)
  useEffect(() => {
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) inSight[isIntersecting ? 'add' : 'delete'](target)
        setSeen(inSight.size > 0 ? 'inSight' : 'hidden')
      },
      {
        root: document.querySelector('.screen'),
        rootMargin: `-${BAR_PIXELS}px 0px -${FOOT_PIXELS}px 0px`,
        threshold: 1,
      },
    )
    let known: readonly Element[] | undefined
    const look = () => {
      const said = placesOf(of)
      if (known?.length === said.length && said.every((each, at) => each === known?.[at])) return
      known = said
      observer.disconnect()
      inSight.clear()
      for (const each of said) observer.observe(each)
      if (said.length === 0) setSeen('nowhere')
    }
    look()
    // The page may show the reason later, or in other words.
    const changes = new MutationObserver(look)
    for (const body of document.querySelectorAll('.screen-body'))
      changes.observe(body, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      observer.disconnect()
    }
  }, [of, text])
  return seen
}
