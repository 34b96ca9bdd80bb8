import { useEffect, useState } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Mark } from '../parts/mark.tsx'
import { Screen } from '../parts/screen.tsx'
import { useApp } from '../state/app.ts'
import { messageOf } from '../state/resource.ts'
import { ConfirmWords } from '../welcome/confirm-words.tsx'
import { ImportWords } from '../welcome/import-words.tsx'
import { NewPassword } from '../welcome/new-password.tsx'
import { ShowWords } from '../welcome/show-words.tsx'

type Step =
  | Readonly<{ step: 'choose' | 'import' | 'done' }>
  | Readonly<{ step: 'write' | 'confirm'; words: readonly string[] }>
  | Readonly<{ step: 'password'; words: readonly string[]; from: 'confirm' | 'import' }>

/** The first minutes: a new phrase or an old one, a password, and done. The phrase leaves with each step. */
export function Welcome() {
  const { client, store, tell } = useApp()
  const [step, setStep] = useState<Step>({ step: 'choose' })
  useEffect(() => {
    store.isOnboarding.value = true
    return () => {
      store.isOnboarding.value = false
    }
  }, [])
  const propose = () => {
    client.call('vault.propose', {}).then(
      ({ words }) => setStep({ step: 'write', words }),
      (error: unknown) => tell(messageOf(error)),
    )
  }
  const create = async (words: readonly string[], password: string): Promise<string | undefined> => {
    try {
      const answer = await client.call('vault.create', { mnemonic: words.join(' '), password })
      if (!answer.ok) return answer.message
      setStep({ step: 'done' })
      await store.wallet.reload()
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }
  const toChoose = () => setStep({ step: 'choose' })
  return (
    <div class="welcome">
      <Screen title={m().welcome.title[step.step]} isTitleHidden={step.step === 'choose' || step.step === 'done'}>
        {step.step === 'choose' && <Choose onCreate={propose} onImport={() => setStep({ step: 'import' })} />}
        {step.step === 'write' && (
          <ShowWords words={step.words} onBack={toChoose} onNext={() => setStep({ ...step, step: 'confirm' })} />
        )}
        {step.step === 'confirm' && (
          <ConfirmWords
            words={step.words}
            onBack={() => setStep({ ...step, step: 'write' })}
            onNext={() => setStep({ step: 'password', words: step.words, from: 'confirm' })}
          />
        )}
        {step.step === 'import' && (
          <ImportWords onBack={toChoose} onNext={(words) => setStep({ step: 'password', words, from: 'import' })} />
        )}
        {step.step === 'password' && (
          <NewPassword
            onBack={() => setStep(step.from === 'import' ? { step: 'import' } : { step: 'confirm', words: step.words })}
            onPassword={(password) => create(step.words, password)}
          />
        )}
        {step.step === 'done' && <Done />}
      </Screen>
    </div>
  )
}

function Choose({ onCreate, onImport }: { onCreate: () => void; onImport: () => void }) {
  const say = m().welcome
  return (
    <div class="hero">
      <Mark size={64} />
      <p class="hero-title" aria-hidden="true">
        {say.title.choose}
      </p>
      <p class="hero-text">{say.intro}</p>
      <Button kind="primary" isWide onClick={onCreate} testId="create">
        {say.createNew}
      </Button>
      <Button isWide onClick={onImport} testId="import">
        {say.importOld}
      </Button>
    </div>
  )
}

function Done() {
  const say = m().welcome
  const { go, store } = useApp()
  const open = () => {
    store.isOnboarding.value = false
    go({ screen: 'home' })
  }
  return (
    <EmptyState
      icon="check"
      title={say.title.done}
      action={
        <Button kind="primary" isWide onClick={open} testId="open-wallet">
          {say.open}
        </Button>
      }
    >
      <p>{say.doneText}</p>
    </EmptyState>
  )
}
