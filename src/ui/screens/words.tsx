import { useState } from 'preact/hooks'
import { ofKeysAndBackup } from '../messages/custody-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { Screen } from '../parts/screen.tsx'
import { PasswordGate } from '../safeguards/password-gate.tsx'
import { HoldToShow } from '../settings/held-secret.tsx'
import { useApp } from '../state/app.ts'
import { WordList } from '../welcome/word-list.tsx'

/** Shown only while a button is held, after the password. */
export function RecoveryWordsScreen() {
  const say = ofKeysAndBackup().words
  const { client } = useApp()
  const [words, setWords] = useState<readonly string[] | undefined>(undefined)
  return (
    <Screen title={say.title} back={{ screen: 'settings' }} keepsFocus>
      <Notice kind="danger" title={say.warn}>
        {say.warnText}
      </Notice>
      {words ? (
        <HoldToShow
          secret={words.join(' ')}
          draw={(isShown) => <WordList words={words} isShown={isShown} hidden={say.hidden} name={say.list} />}
          onForget={() => setWords(undefined)}
        />
      ) : (
        <PasswordGate
          go={say.go}
          ask={(password) => client.call('vault.revealWords', { password })}
          onDone={(answer) => setWords(answer.words)}
        />
      )}
    </Screen>
  )
}
