import { useState } from 'preact/hooks'
import type { PasswordRequired } from '../../api/views/policy.ts'
import { m } from '../messages/messages.ts'
import { ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useNow } from '../state/page/clock.ts'
import { secondsLeft } from '../text/countdown.ts'

export function usePasswordAttempts() {
  const say = ofKeysAndBackup().gate
  const [refusal, setRefusal] = useState<Readonly<{ until: number; text: string }> | undefined>(undefined)
  const wait = secondsLeft(refusal?.until ?? 0, useNow(500, refusal !== undefined))
  return {
    wait,
    problem: refusal?.text,
    forget: () => setRefusal((before) => before && { ...before, text: '' }),
    refuse: ({ why, waitSeconds, failedAttempts }: PasswordRequired) =>
      why !== 'missing' &&
      setRefusal({
        until: Date.now() / 1_000 + waitSeconds,
        text: why === 'wait' ? m().unlock.notChecked : say.wrong({ failed: failedAttempts }),
      }),
  }
}
