import { useEffect, useRef, useState } from 'preact/hooks'
import type { Review } from '../../../core/review/review.ts'
import { Icon } from '../../display/icons.tsx'
import { FirstGap } from './first-gap.tsx'
import { ProofBadge } from './proof-badge.tsx'
import { ProofCard } from './proof-card.tsx'

type FoldProps = Readonly<{ review: Review; nameOf: (chainId: number) => string; isOfSite: boolean }>

/** One line that unfolds into every check. */
export function ProofFold(props: FoldProps) {
  const { gaps, calls } = props.review
  const [isOpen, setOpen] = useState(false)
  const [isSought, setSought] = useState(false)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isSought) return
    place.current?.scrollIntoView({ block: 'start' })
    setSought(false)
  }, [isSought])
  return (
    <section class="card folded proof-fold" ref={place}>
      <button
        type="button"
        class="fold-face"
        aria-expanded={isOpen}
        data-testid="proof-fold"
        onClick={() => setOpen(!isOpen)}
      >
        <ProofBadge review={props.review} />
        <Icon name="chevron" size={16} />
      </button>
      {/* A notice above names the recipient. */}
      <FirstGap
        gaps={gaps.filter((gap) => gap !== 'paid-to-solver')}
        calls={calls.length}
        onShow={() => {
          setOpen(true)
          setSought(true)
        }}
      />
      {isOpen && <ProofCard {...props} />}
    </section>
  )
}
