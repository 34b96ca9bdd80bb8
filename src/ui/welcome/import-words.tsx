import { useState } from 'preact/hooks'
import { type Reason, reasonOfError } from '../../core/reason/reason.ts'
import { Button } from '../controls/button.tsx'
import { Select } from '../controls/select.tsx'
import { ReasonText } from '../display/reason.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { useLeaving } from '../state/page/use-leaving.ts'
import { PHRASE_LENGTHS, paddedWords, shorterPhrases } from './recovery-phrase.ts'
import { WordGrid } from './word-grid.tsx'

type Wrong = Readonly<{ reason: Reason; wordIndexes: readonly number[] }>

type Pasted = Readonly<{ text: string; extra: string | undefined }>
type Client = ReturnType<typeof useApp>['client']

type ImportWordsProps = Readonly<{
  before: readonly string[] | undefined
  /** The page erased the typed words. */
  wasForgotten: boolean
  /** `extra`: the text after a pasted phrase. */
  onNext: (words: readonly string[], extra: string | undefined) => void
  onBack: (words: readonly string[]) => void
  onKey?: () => void
}>

export function ImportWords(props: ImportWordsProps) {
  const say = m().welcome
  const { words, wrong, isBusy, isForgotten, isShown, setShown, change, check } = useTypedWords(props)
  return (
    <>
      <p>{say.importText}</p>
      <div class="words-tools">
        <Select
          label={say.howMany}
          choices={PHRASE_LENGTHS.map((length) => ({
            value: length,
            key: `${length}`,
            label: say.wordCount({ words: length }),
          }))}
          chosen={`${words.length}`}
          onChoose={(length) => change(paddedWords(words, length))}
          testId="word-count"
        />
        <Button
          kind="quiet"
          icon={isShown ? 'eyeOff' : 'eye'}
          pressed={isShown}
          testId="show-typed"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? say.hide : m().common.show}
        </Button>
      </div>
      <WordGrid
        words={words}
        isShown={isShown}
        canPaste
        wrong={wrong?.wordIndexes ?? []}
        onChange={change}
        onDone={() => void check()}
      />
      {isForgotten && (
        <Notice kind="info" isUrgent testId="words-forgotten">
          {ofKeysAndBackup().forgotten}
        </Notice>
      )}
      {wrong && (
        <Notice kind="warn" isUrgent testId="phrase-wrong">
          <ReasonText reason={wrong.reason} />
        </Notice>
      )}
      {props.onKey && (
        <Button kind="quiet" onClick={props.onKey} testId="import-key">
          {ofKeysAndBackup().accounts.import}
        </Button>
      )}
      <div class="decide">
        <Button onClick={() => props.onBack(words)}>{m().common.back}</Button>
        <Button
          kind="primary"
          isBusy={isBusy}
          isOff={words.includes('')}
          onClick={() => void check()}
          testId="check-phrase"
        >
          {m().common.next}
        </Button>
      </div>
    </>
  )
}

function useTypedWords({ before, wasForgotten, onNext }: ImportWordsProps) {
  const { client } = useApp()
  const [words, setWords] = useState<readonly string[]>(() => before ?? paddedWords([], 12))
  const [pasted, setPasted] = useState<Pasted | undefined>(undefined)
  const [isShown, setShown] = useState(false)
  const [wrong, setWrong] = useState<Wrong | undefined>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [isForgotten, setForgotten] = useState(wasForgotten)
  // What follows the phrase stays while a word is corrected.
  const change = (next: readonly string[], text = pasted) => {
    setWords(next)
    setPasted(text)
    setWrong(undefined)
    setForgotten(false)
  }
  useLeaving({
    hide: () => setShown(false),
    forget: () => {
      if (words.join('') === '') return
      change(paddedWords([], words.length))
      setPasted(undefined)
      setForgotten(true)
    },
  })
  const check = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const answer = await client.call('vault.check', { mnemonic: words.join(' ') })
      const found = answer.ok ? { words, extra: pasted?.extra } : await shorterPhrase(client, pasted, words)
      if (found) onNext(found.words, found.extra)
      else if (!answer.ok) setWrong(answer)
    } catch (error) {
      setWrong({ reason: reasonOfError(error), wordIndexes: [] })
    }
    setBusy(false)
  }
  return { words, wrong, isBusy, isForgotten, isShown, setShown, change, check }
}

// Only a checksum tells a phrase and a passphrase of words from a longer phrase.
async function shorterPhrase(client: Client, pasted: Pasted | undefined, fields: readonly string[]) {
  for (const phrase of pasted ? shorterPhrases(pasted.text, fields) : []) {
    const answer = await client.call('vault.check', { mnemonic: phrase.words.join(' ') })
    if (answer.ok) return phrase
  }
  return undefined
}
