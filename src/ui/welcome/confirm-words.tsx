import { useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { pickPositions, randomBelow } from './recovery-phrase.ts'
import type { SetupState } from './use-setup-state.ts'
import { WordGrid } from './word-grid.tsx'

export function ConfirmWords({
  words,
  before,
  onNext,
  onBack,
}: {
  words: readonly string[]
  before: SetupState['confirming']
  onNext: (typed: NonNullable<SetupState['confirming']>) => void
  onBack: (typed: NonNullable<SetupState['confirming']>) => void
}) {
  const say = m().welcome
  const [places] = useState(() => before?.places ?? pickPositions(3, words.length, randomBelow))
  const [typed, setTyped] = useState<readonly string[]>(before?.typed ?? ['', '', ''])
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [isShown, setShown] = useState(true)
  useLeaving({ hide: () => setShown(false), forget: () => setTyped(['', '', '']) })
  const check = () => {
    const found = places.flatMap((place, index) => (words[place] === typed[index] ? [] : [index]))
    if (found.length === 0) onNext({ places, typed })
    else setWrong(found)
  }
  return (
    <>
      <p>{say.confirmText({ numbers: places.map((place) => place + 1) })}</p>
      <WordGrid
        words={typed}
        places={places}
        isShown={isShown}
        wrong={wrong}
        onDone={check}
        onChange={(next) => {
          setTyped(next)
          setShown(true)
          // A changed word isn't wrong yet; the others still are.
          setWrong(wrong.filter((index) => next[index] === typed[index]))
        }}
      />
      {wrong.length > 0 && (
        <Notice kind="warn" isUrgent testId="word-wrong">
          {say.wordsWrong({ count: wrong.length, numbers: wrong.map((index) => (places[index] ?? 0) + 1) })}
        </Notice>
      )}
      <div class="decide">
        <Button onClick={() => onBack({ places, typed })}>{say.showAgain}</Button>
        <Button kind="primary" isOff={typed.includes('')} onClick={check} testId="confirm-words">
          {m().common.next}
        </Button>
      </div>
    </>
  )
}
