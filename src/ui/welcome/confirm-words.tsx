import { useState } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { draw, pickPlaces } from './phrase.ts'
import { useLeaving } from './use-leaving.ts'
import { WordGrid } from './word-grid.tsx'

/** Asks for three of the words, so that a phrase that was not written down is noticed now. */
export function ConfirmWords({
  words,
  onNext,
  onBack,
}: {
  words: readonly string[]
  onNext: () => void
  onBack: () => void
}) {
  const say = m().welcome
  const [places] = useState(() => pickPlaces(3, words.length, draw))
  const [typed, setTyped] = useState<readonly string[]>(['', '', ''])
  const [wrongIndex, setWrongIndex] = useState<number | undefined>(undefined)
  const [isShown, setShown] = useState(true)
  useLeaving({ hide: () => setShown(false), forget: () => setTyped(['', '', '']) })
  const check = () => {
    const wrong = places.findIndex((place, index) => words[place] !== typed[index])
    if (wrong === -1) onNext()
    else setWrongIndex(wrong)
  }
  const wrongPlace = wrongIndex === undefined ? undefined : places[wrongIndex]
  return (
    <>
      <p>{say.confirmText(places.map((place) => place + 1))}</p>
      <WordGrid
        words={typed}
        places={places}
        isShown={isShown}
        wrongIndex={wrongIndex}
        onChange={(next) => {
          setTyped(next)
          setShown(true)
          setWrongIndex(undefined)
        }}
      />
      {wrongPlace !== undefined && (
        <Notice kind="warn" isUrgent testId="word-wrong">
          {say.wordWrong(wrongPlace + 1)}
        </Notice>
      )}
      <div class="decide">
        <Button onClick={onBack}>{say.showAgain}</Button>
        <Button kind="primary" isOff={typed.some((word) => word === '')} onClick={check} testId="confirm-words">
          {m().common.next}
        </Button>
      </div>
    </>
  )
}
