import { useState } from 'preact/hooks'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { PasswordGate } from '../password/password-gate.tsx'
import { useApp } from '../state/app.ts'
import { RevealedSecret } from './revealed-secret.tsx'
import { WordList } from './word-list.tsx'

type RevealedPhrase = Readonly<{ words: readonly string[]; passphrase: string | undefined }>

export function RecoveryWordsScreen() {
  const say = ofKeysAndBackup().words
  const { client } = useApp()
  const [phrase, setPhrase] = useState<RevealedPhrase | undefined>(undefined)
  return (
    <Screen title={m().settings.words} back={{ screen: 'settings' }} keepsFocus>
      <Notice kind="danger" title={say.warn}>
        {say.warnText}
      </Notice>
      {phrase ? (
        <RevealedSecret
          secret={phrase.words.join(' ')}
          draw={(isShown) => <Phrase phrase={phrase} isShown={isShown} />}
          onForget={() => setPhrase(undefined)}
        />
      ) : (
        <PasswordGate
          go={m().common.next}
          ask={(password) => client.call('vault.revealWords', { password })}
          onDone={({ words, passphrase }) => setPhrase({ words, passphrase })}
        />
      )}
    </Screen>
  )
}

function Phrase({ phrase: { words, passphrase }, isShown }: Readonly<{ phrase: RevealedPhrase; isShown: boolean }>) {
  const say = ofKeysAndBackup().words
  return (
    <>
      <WordList words={words} isShown={isShown} hidden={say.hidden} name={say.list} />
      {passphrase !== undefined && (
        <Notice kind="info" title={say.passphrase}>
          <p>{isShown ? <code class="passphrase">{passphrase}</code> : say.hidden}</p>
          <p>{say.withPassphrase}</p>
        </Notice>
      )}
    </>
  )
}
