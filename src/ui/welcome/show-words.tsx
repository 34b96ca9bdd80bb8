import { useLayoutEffect, useState } from 'preact/hooks'
import { Button } from '../controls/button.tsx'
import { m } from '../messages/messages.ts'
import { WordList } from '../secrets/word-list.tsx'

/** Shown on request; erased when the window loses focus. */
export function ShowWords({
  words,
  onNext,
  onBack,
}: {
  words: readonly string[]
  onNext: () => void
  onBack: () => void
}) {
  const say = m().welcome
  const [isShown, setShown] = useState(false)
  const [wasShown, setWasShown] = useState(false)
  useLayoutEffect(() => {
    const hide = () => setShown(false)
    addEventListener('blur', hide)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('blur', hide)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
  return (
    <>
      <p>{say.writeDown}</p>
      <WordList words={words} isShown={isShown} hidden={say.hiddenWord} />
      <Button
        isWide
        icon={isShown ? 'eyeOff' : 'eye'}
        pressed={isShown}
        testId="reveal"
        onClick={() => {
          setShown(!isShown)
          setWasShown(true)
        }}
      >
        {isShown ? say.hide : say.reveal}
      </Button>
      <p class="hint">{say.neverAsk}</p>
      <div class="decide">
        <Button onClick={onBack}>{m().common.back}</Button>
        <Button kind="primary" isOff={!wasShown} onClick={onNext} testId="written-down">
          {say.written}
        </Button>
      </div>
    </>
  )
}
