import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { accountAnswerOutcome } from '../accounts/add-account.tsx'
import { Button } from '../controls/button.tsx'
import { Logo } from '../display/logo.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { ofActivity, ofKeysAndBackup } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { messageOf, reasonText } from '../text/reason-text.ts'
import { ConfirmWords } from './confirm-words.tsx'
import { FoundAccounts } from './found-accounts.tsx'
import { type FoundKey, ImportKey } from './import-key.tsx'
import { ImportWords } from './import-words.tsx'
import { Introduction, type IntroductionPart } from './introduction.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { NewPassword } from './new-password.tsx'
import { type OpenedFile, RestoreBackup } from './restore-backup.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { ShowWords } from './show-words.tsx'
import { useSetupState } from './use-setup-state.ts'

type Step =
  | Readonly<{ step: 'choose' }>
  /** `isForgotten`: the page erased the typed text. */
  | Readonly<{ step: 'import' | 'restore' | 'key'; isForgotten: boolean }>
  /** The wallet exists; the user learns about it. */
  | Readonly<{ step: 'done'; part: IntroductionPart; from: 'confirm' | 'import' | 'restore' | 'key' }>
  | Readonly<{ step: 'write' | 'confirm'; words: readonly string[]; from?: 'key' | undefined }>
  | Readonly<{ step: 'found'; words: readonly string[]; extra: string | undefined }>
  | Readonly<{ step: 'password'; words: readonly string[]; from: 'confirm' | 'key' }>
  | Readonly<{ step: 'password'; words: readonly string[]; passphrase: string; from: 'import' }>
  | Readonly<{ step: 'password'; file: OpenedFile; from: 'restore' }>

const TYPED: readonly Step['step'][] = ['confirm', 'import', 'key', 'password']

/** New words stay: they may already be on paper. */
function afterLeaving(step: Step): Step {
  if (step.step !== 'done' && 'from' in step && step.from === 'key') return { step: 'key', isForgotten: true }
  if (step.step === 'found') return { step: 'import', isForgotten: true }
  return step.step === 'password' && step.from !== 'confirm' ? { step: step.from, isForgotten: true } : step
}

/** Each step away drops the phrase. */
export function WelcomeScreen() {
  const setup = useSetup()
  const { step, setStep } = setup
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (TYPED.includes(step.step)) root.current?.querySelector<HTMLElement>('.screen-body input')?.focus()
  }, [step.step])
  const title =
    step.step === 'done'
      ? ofActivity().learn.parts[step.part].title
      : step.step === 'key'
        ? ofKeysAndBackup().accounts.import
        : m().welcome.title[step.step]
  return (
    <div class="welcome" ref={root}>
      <Screen
        title={title}
        isTitleHidden={step.step === 'choose' || step.step === 'done'}
        aside={<SetupSteps of={step} />}
      >
        {step.step === 'choose' && (
          <Choose
            onCreate={() => setup.propose()}
            onImport={() => setStep({ step: 'import', isForgotten: false })}
            onRestore={() => setStep({ step: 'restore', isForgotten: false })}
          />
        )}
        <NewPhraseSteps setup={setup} />
        <ExistingWalletSteps setup={setup} />
        <PasswordStep setup={setup} />
        {step.step === 'done' && (
          <Introduction
            part={step.part}
            hadWords={step.from === 'import'}
            onPart={(part) => setStep({ ...step, part })}
            onOpen={setup.open}
          />
        )}
      </Screen>
    </div>
  )
}

function useSetup() {
  const { client, go, store, tell } = useApp()
  const [step, setStep] = useState<Step>({ step: 'choose' })
  const { kept, keep, forget } = useSetupState(() => setStep(afterLeaving))
  useEffect(() => {
    store.isOnboarding.value = true
    return () => {
      store.isOnboarding.value = false
    }
  }, [])
  const write = (words: readonly string[], from?: 'key') => setStep({ step: 'write', words, from })
  const toChoose = () => setStep({ step: 'choose' })
  // Going back must show the same words as on paper.
  const propose = (from?: 'key') =>
    kept.proposed
      ? write(kept.proposed, from)
      : client.call('vault.propose', {}).then(
          ({ words }) => {
            keep({ proposed: words })
            write(words, from)
          },
          (error: unknown) => tell(messageOf(error)),
        )
  const create = async (of: Extract<Step, { step: 'password' }>, password: string): Promise<string | undefined> => {
    try {
      const answer =
        of.from === 'restore'
          ? await client.call('backup.restore', { ...of.file, newPassword: password })
          : await client.call('vault.create', {
              mnemonic: of.words.join(' '),
              ...(of.from === 'import' && { passphrase: of.passphrase }),
              password,
            })
      if (!answer.ok) return reasonText(answer.reason)
      if (of.from === 'key' && kept.key) await addKey(kept.key)
      forget()
      setStep({ step: 'done', part: 'proven', from: of.from })
      await store.wallet.reload()
      return undefined
    } catch (error) {
      return messageOf(error)
    }
  }
  // The settings can repeat it.
  const addKey = async ({ typed, address }: FoundKey) => {
    const label = ofKeysAndBackup().accounts.imported
    const answer = await accountAnswerOutcome(client.call('accounts.importKey', { privateKey: typed, label }))
    if (!answer.ok) return tell(reasonText(answer.reason))
    await store.accounts.reload()
    const all = readyValue(store.accounts.now.peek())
    const added = all?.find((each) => each.address.toLowerCase() === address.toLowerCase())
    if (added) store.chosenAccountId.value = added.id
  }
  const open = () => {
    store.isOnboarding.value = false
    go({ screen: 'home' })
  }
  return { step, setStep, kept, keep, write, toChoose, propose, create, open }
}

type StepProps = Readonly<{ setup: ReturnType<typeof useSetup> }>

function NewPhraseSteps({ setup: { step, setStep, kept, keep, write, toChoose } }: StepProps) {
  return (
    <>
      {step.step === 'write' && (
        <ShowWords
          words={step.words}
          onBack={step.from === 'key' ? () => setStep({ step: 'key', isForgotten: false }) : toChoose}
          onNext={() => setStep({ ...step, step: 'confirm' })}
        />
      )}
      {step.step === 'confirm' && (
        <ConfirmWords
          words={step.words}
          before={kept.confirming}
          onBack={(confirming) => {
            keep({ confirming })
            write(step.words, step.from)
          }}
          onNext={(confirming) => {
            keep({ confirming })
            setStep({ step: 'password', words: step.words, from: step.from ?? 'confirm' })
          }}
        />
      )}
    </>
  )
}

function ExistingWalletSteps({ setup: { step, setStep, kept, keep, toChoose, propose } }: StepProps) {
  return (
    <>
      {step.step === 'import' && (
        <ImportWords
          before={kept.phrase}
          wasForgotten={step.isForgotten}
          onBack={(phrase) => {
            keep({ phrase })
            toChoose()
          }}
          onKey={() => setStep({ step: 'key', isForgotten: false })}
          onNext={(words, extra) => {
            keep({ phrase: words })
            setStep({ step: 'found', words, extra })
          }}
        />
      )}
      {step.step === 'key' && (
        <ImportKey
          before={kept.key}
          wasForgotten={step.isForgotten}
          onBack={() => {
            keep({ key: undefined })
            setStep({ step: 'import', isForgotten: false })
          }}
          onNext={(key) => {
            keep({ key })
            void propose('key')
          }}
        />
      )}
      {step.step === 'found' && (
        <FoundAccounts
          words={step.words}
          extra={step.extra}
          passphrase={kept.passphrase ?? ''}
          onBack={() => {
            keep({ passphrase: '' })
            setStep({ step: 'import', isForgotten: false })
          }}
          onNext={(passphrase) => {
            keep({ passphrase })
            setStep({ step: 'password', words: step.words, passphrase, from: 'import' })
          }}
        />
      )}
      {step.step === 'restore' && (
        <RestoreBackup
          before={kept.backup}
          wasForgotten={step.isForgotten}
          onBack={(backup) => {
            keep({ backup })
            toChoose()
          }}
          onNext={(file, backup) => {
            keep({ backup })
            setStep({ step: 'password', file, from: 'restore' })
          }}
        />
      )}
    </>
  )
}

function PasswordStep({ setup: { step, setStep, kept, keep, create } }: StepProps) {
  if (step.step !== 'password') return null
  return (
    <NewPassword
      before={kept.password}
      onBack={(password) => {
        keep({ password })
        setStep(beforePassword(step))
      }}
      onPassword={(password) => create(step, password)}
    />
  )
}

function beforePassword(step: Extract<Step, { step: 'password' }>): Step {
  if (step.from === 'confirm' || step.from === 'key')
    return { step: 'confirm', words: step.words, from: step.from === 'key' ? 'key' : undefined }
  if (step.from === 'import') return { step: 'found', words: step.words, extra: undefined }
  return { step: 'restore', isForgotten: false }
}

function Choose(props: Readonly<{ onCreate: () => void; onImport: () => void; onRestore: () => void }>) {
  const say = m().welcome
  return (
    <div class="hero">
      <Logo size={64} />
      <p class="hero-title" aria-hidden="true">
        {say.title.choose}
      </p>
      <p class="hero-text">{say.intro}</p>
      <Button kind="primary" isWide onClick={props.onCreate} testId="create">
        {say.createNew}
      </Button>
      <Button isWide onClick={props.onImport} testId="import">
        {say.importOld}
      </Button>
      <Button isWide onClick={props.onRestore} testId="restore">
        {say.restoreBackup}
      </Button>
      <LanguagePicker />
    </div>
  )
}
