import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'

/** Where reasons are said in full, above the foot of the form. */
const SAID = '.screen-body :is([role="alert"], .notice):not(:empty)'
/** What the foot covers of the page at most, with the line and without. */
const FOOT_PIXELS = 110
/** What the bar at the top covers. */
const BAR_PIXELS = 48

type LineProps = Readonly<{
  why: string
  id: string
  /** It says what comes next, and nothing is wrong. */
  isHint: boolean
}>

/** Why there is nothing to go on with, beside the button, as long as that is out of sight where it is said in full. */
export function WhyNotLine({ why, id, isHint }: LineProps) {
  const seen = useSeen(why)
  const show = () => placesOf(why)[0]?.scrollIntoView({ block: 'center' })
  if (seen === undefined || seen === 'inSight') return null
  return (
    <p id={id} class={`foot-why ${isHint ? 'hint' : 'caution'}`} data-testid="why-not">
      <Icon name="info" size={16} />
      {seen === 'hidden' ? (
        <button type="button" onClick={show}>
          {why}
        </button>
      ) : (
        <span>{why}</span>
      )}
    </p>
  )
}

type Seen = 'inSight' | 'hidden' | 'nowhere' | undefined

// Only where this very reason is said: what else is wrong with the form may stand beside it.
function placesOf(why: string): readonly Element[] {
  return [...document.querySelectorAll(SAID)]
    .filter((each) => each.textContent?.includes(why))
    .map((each) => each.querySelector('strong') ?? each)
}

// Whether the reason stands in sight, could be brought there, or is said nowhere else; undefined until that is known.
function useSeen(why: string): Seen {
  const [seen, setSeen] = useState<Seen>(undefined)
  useEffect(() => {
    const said = placesOf(why)
    if (said.length === 0) {
      setSeen('nowhere')
      return
    }
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
    for (const each of said) observer.observe(each)
    return () => observer.disconnect()
  }, [why])
  return seen
}
