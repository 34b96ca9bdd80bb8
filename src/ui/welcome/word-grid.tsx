import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { LineInput } from '../controls/line-input.tsx'
import { m } from '../messages/messages.ts'
import { pasteWords, readPasted } from './recovery-phrase.ts'

/**
 * Password fields without a form, since browsers store other fields. Letters are drawn over the dots to show the
 * words.
 */
export function WordGrid(
  props: Readonly<{
    words: readonly string[]
    /** Set where the numbers aren't 1, 2, 3. */
    places?: readonly number[]
    /** The first wrong one gets the focus, unless the user is typing. */
    wrong: readonly number[]
    isShown: boolean
    canPaste?: boolean
    /** `extra` follows the phrase in the pasted text. */
    onChange: (words: readonly string[], pasted?: Readonly<{ text: string; extra: string | undefined }>) => void
    onDone: () => void
  }>,
) {
  const { words, onChange } = props
  const id = useId()
  const grid = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) return
    grid.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [props.wrong])
  // Without a form, Enter needs its own handling.
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing || event.repeat) return
    event.preventDefault()
    const empty = words.indexOf('')
    if (empty === -1) props.onDone()
    else grid.current?.querySelectorAll('input')[empty]?.focus()
  }
  const pasted = (event: ClipboardEvent, index: number) => {
    if (!props.canPaste) return
    const text = event.clipboardData?.getData('text') ?? ''
    const { words: found, extra } = readPasted(text, index)
    if (found.length < 2 && extra === undefined) return
    event.preventDefault()
    onChange(pasteWords(words, index, found), { text, extra })
  }
  return (
    <fieldset ref={grid} class="words" aria-label={m().welcome.words} onKeyDown={pressed}>
      {words.map((word, index) => {
        const number = (props.places?.[index] ?? index) + 1
        const isWrong = props.wrong.includes(index)
        return (
          <div key={number} class={`word${isWrong ? ' wrong' : ''}`}>
            <span aria-hidden="true">{number}</span>
            <div class={`word-field${props.isShown ? ' is-shown' : ''}`}>
              <LineInput
                isSecret
                name={m().welcome.word({ number })}
                isWrong={isWrong}
                value={word}
                describedBy={props.isShown ? `${id}-${number}` : undefined}
                testId={`word-${number}`}
                onPaste={(event) => pasted(event, index)}
                onInput={(text) => onChange(words.map((each, at) => (at === index ? text.trim().toLowerCase() : each)))}
              />
              {props.isShown && (
                <span class="word-letters" id={`${id}-${number}`}>
                  {word}
                </span>
              )}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
