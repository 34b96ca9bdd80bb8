import { useState } from 'preact/hooks'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { Segmented } from '../../controls/segmented.tsx'
import { Switch } from '../../controls/switch.tsx'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofArrivalCalls, ofFormDetails, ofTerms } from '../../messages/screen-messages.ts'
import { dollarsExactly, shortText, wholeDollars } from '../../text/amount.ts'
import { CallsSection } from '../calls/calls-section.tsx'
import type { Draft } from '../draft.ts'
import type { useForm } from '../use-form.ts'
import { recipientOf } from '../validation.ts'
import { gasOnArrivalOf, mayLimitTime } from './availability.ts'
import { maximumInputOf } from './maximum-input.ts'
import { MaximumInputField } from './maximum-input-field.tsx'
import { TIME_LIMITS, TOPUPS } from './option-choices.ts'
import { SLIPPAGES, slippageOf } from './slippage.ts'
import { SlippageField } from './slippage-field.tsx'
import { sponsorshipOf } from './sponsorship.ts'
import { SponsorshipField } from './sponsorship-field.tsx'
import { useLacksGas } from './use-lacks-gas.ts'

type OptionsProps = Readonly<{ form: ReturnType<typeof useForm> }>

export function OptionsDialog({ form }: OptionsProps) {
  const say = ofFormDetails().options
  const [isOpen, setOpen] = useState(false)
  const chosen = chosenOptions(form).join(' · ')
  return (
    <div class="recipient">
      <span class="recipient-who">
        <small>{say.label}</small>
        <span class="chosen-options" title={chosen}>
          {chosen}
        </span>
      </span>
      <Button
        kind="quiet"
        name={`${m().payFrom.change}${joins().colon}${say.label}`}
        onClick={() => setOpen(true)}
        testId="options"
      >
        {m().payFrom.change}
      </Button>
      {isOpen && (
        <Dialog title={say.label} onClose={() => setOpen(false)}>
          <div class="options">
            <SlippageOption form={form} />
            {form.draft.trade !== 'EXACT_INPUT' && (
              <div>
                <MaximumInputField form={form} />
              </div>
            )}
            <TimeLimitOption form={form} />
            <GasOption form={form} />
            <RefundOption form={form} onChosen={() => setOpen(false)} />
            <SponsorshipOption form={form} />
            <CallsSection form={form} />
          </div>
        </Dialog>
      )}
    </div>
  )
}

function chosenOptions(form: OptionsProps['form']): readonly string[] {
  const say = ofFormDetails().options
  const { draft, data } = form
  const gas = gasOnArrivalOf(draft, data)
  const slippage = slippageOf(draft)
  return [
    slippage.ok ? say.slippageIs({ chosen: `${slippage.basisPoints ?? 'automatic'}` }) : say.own.unset,
    mostPaidIs(form),
    mayLimitTime(draft, data) &&
      draft.timeToLiveSeconds !== 'automatic' &&
      ofTerms().life.is({ minutes: Number(draft.timeToLiveSeconds) / 60 }),
    gas !== undefined && draft.hasTopup && say.gasIs({ dollars: wholeDollars(draft.topupUsd), symbol: gas.symbol }),
    draft.isSponsored && sponsoredIs(draft),
    draft.calls.length > 0 && ofArrivalCalls().form.is({ calls: draft.calls.length }),
  ].filter((each) => typeof each === 'string')
}

function SlippageOption({ form }: OptionsProps) {
  const say = ofFormDetails().options
  const [isPointedAt, setPointedAt] = useState(false)
  const { draft, change } = form
  return (
    <div>
      <h3>{say.slippage}</h3>
      <p class="hint">{say.slippageHint}</p>
      <Segmented
        label={say.slippage}
        choices={[
          ...SLIPPAGES.map((each) => ({ value: each, label: say.slippages({ chosen: each }) })),
          { value: 'own' as const, label: say.own.choice },
        ]}
        chosen={draft.slippageBasisPoints}
        onChoose={(slippageBasisPoints) => {
          // With the keyboard the focus stays among the choices.
          setPointedAt(!document.activeElement?.matches(':focus-visible'))
          change({ slippageBasisPoints })
        }}
        testId="slippage"
      />
      {draft.slippageBasisPoints === 'own' && <SlippageField form={form} isPointedAt={isPointedAt} />}
    </div>
  )
}

function TimeLimitOption({ form: { draft, change, data } }: OptionsProps) {
  if (!mayLimitTime(draft, data)) return null
  const { life } = ofTerms()
  return (
    <div>
      <h3>{life.title}</h3>
      <p class="hint">{life.hint}</p>
      <Segmented
        label={life.title}
        choices={TIME_LIMITS.map((each) => ({
          value: each,
          label:
            each === 'automatic'
              ? ofFormDetails().options.slippages({ chosen: each })
              : life.minutes({ minutes: Number(each) / 60 }),
        }))}
        chosen={draft.timeToLiveSeconds}
        onChoose={(timeToLiveSeconds) => change({ timeToLiveSeconds })}
        testId="time-to-live"
      />
    </div>
  )
}

function GasOption({ form: { draft, change, data, sides } }: OptionsProps) {
  const say = ofFormDetails().options
  const gas = gasOnArrivalOf(draft, data)
  if (!gas || !sides.to) return null
  const label = say.gas({ dollars: wholeDollars(draft.topupUsd), symbol: gas.symbol })
  return (
    <div>
      <Switch
        label={label}
        hint={say.gasHint({ symbol: gas.symbol, arrives: sides.to.symbol })}
        isOn={draft.hasTopup}
        onChange={(hasTopup) => change({ hasTopup })}
        testId="topup"
      />
      {draft.hasTopup && (
        <Segmented
          label={label}
          choices={TOPUPS.map((each) => ({ value: each, label: wholeDollars(each) }))}
          chosen={draft.topupUsd}
          onChoose={(topupUsd) => change({ topupUsd })}
          testId="topup-usd"
        />
      )}
    </div>
  )
}

function RefundOption({ form: { draft, change }, onChosen }: OptionsProps & Readonly<{ onChosen: () => void }>) {
  const say = ofFormDetails().options
  const isOwn = draft.refundTo === undefined
  return (
    <div class="setting">
      <div>
        <span>{ofFormDetails().party.refundTo.field}</span>
        <p class="hint">{isOwn ? say.refundToYou : say.refundToOther}</p>
      </div>
      <Button
        onClick={() => {
          onChosen()
          change({ refundTo: isOwn ? '' : undefined })
        }}
        testId="other-refundTo"
      >
        {isOwn ? m().form.otherAddress : m().form.ownAddress}
      </Button>
    </div>
  )
}

function SponsorshipOption({ form }: OptionsProps) {
  const say = ofFormDetails().options
  const { draft, change } = form
  return (
    <div>
      <Switch
        label={say.sponsored}
        hint={say.sponsoredHint}
        isOn={draft.isSponsored}
        onChange={(isSponsored) => change({ isSponsored })}
        testId="sponsored"
      />
      {draft.isSponsored && <SponsorshipField form={form} />}
    </div>
  )
}

function mostPaidIs({ draft, sides: { from } }: OptionsProps['form']): string | undefined {
  const say = ofFormDetails().options.mostPaid
  if (!from) return undefined
  const read = maximumInputOf(draft, from)
  if (!read.ok) return say.unset
  return read.most === undefined ? undefined : say.is({ sum: shortText({ currency: from, value: read.most }) })
}

function sponsoredIs(draft: Draft): string {
  const say = ofFormDetails().options
  const read = sponsorshipOf(draft)
  if (!read.ok) return say.sponsorMost.unset
  const { mostUsd } = read.sponsorship ?? {}
  return mostUsd === undefined ? say.sponsoredIs : say.sponsorMost.is({ dollars: dollarsExactly(mostUsd) })
}

/** Without gas the recipient couldn't move the received tokens. */
export function GasOffer({ form }: OptionsProps) {
  const say = ofFormDetails().options
  const gas = gasOnArrivalOf(form.draft, form.data)
  const { draft, data, sides } = form
  const recipient = gas && !draft.hasTopup ? recipientOf(draft, data) : undefined
  const lacksGas = useLacksGas(recipient, sides.to?.chainId)
  if (!gas || draft.hasTopup || !(gas.isMissing || lacksGas)) return null
  const add = (
    <Button onClick={() => form.change({ hasTopup: true })} testId="add-gas">
      {say.addGas({ dollars: wholeDollars(draft.topupUsd), symbol: gas.symbol })}
    </Button>
  )
  return (
    <Notice
      kind="info"
      title={(lacksGas ? say.noGasThere : say.noGas)({ symbol: gas.symbol, chain: gas.chain })}
      action={add}
      testId="no-gas"
    >
      {say.noGasMeans}
    </Notice>
  )
}
