import { useState } from 'preact/hooks'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { PasswordGate } from '../password/password-gate.tsx'
import { useApp } from '../state/app.ts'
import { RevealedSecret } from './revealed-secret.tsx'
import { WordList } from './word-list.tsx'

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
        <RevealedSecret
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
