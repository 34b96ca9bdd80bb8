import type { ComponentChildren } from 'preact'
import {
  ARRIVAL_FUNCTION_NAMES,
  ARRIVAL_FUNCTIONS,
  type ArgumentProblem,
  type ArrivalFunctionName,
  argumentTypesOf,
  readArguments,
} from '../../../core/intent/arrival-functions.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { DecimalField } from '../../controls/decimal-field.tsx'
import type { ListboxChoice } from '../../controls/listbox/choices.ts'
import { Select } from '../../controls/select.tsx'
import { m } from '../../messages/messages.ts'
import { ofCallPicker } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { shortAddress } from '../../text/address.ts'
import type { TypedPick } from '../draft.ts'
import { AddressChoice } from './address-choice.tsx'

type PickFieldsProps = Readonly<{
  pick: TypedPick
  /** Undefined for smallest units of an unknown token. */
  unit: Currency | undefined
  isContract: boolean
  book: readonly ListboxChoice<string>[]
  onChange: (part: Partial<TypedPick>) => void
}>

export function FunctionFields({ pick, unit, isContract, book, onChange }: PickFieldsProps) {
  const say = ofCallPicker()
  const accounts = useAccountChoices()
  const { name, given } = pick
  const read = name ? readArguments(name, given, unit?.decimals ?? 0) : []
  const give = (at: number, text: string) =>
    onChange({ given: read.map((_, each) => (each === at ? text : (given[each] ?? ''))) })
  return (
    <>
      <Select
        label={say.what}
        isLabelShown
        choices={ARRIVAL_FUNCTION_NAMES.map((value) => ({
          value,
          key: value,
          label: say.names[value],
          detail: functionName(value),
          words: ARRIVAL_FUNCTIONS[value].signature,
        }))}
        chosen={name}
        onChoose={(chosen) => onChange(chosen === name ? {} : { name: chosen, given: [] })}
        face={name ? <Face name={name} /> : say.whatNone}
        testId="arrival-call-function"
      />
      {name &&
        argumentTypesOf(name).map((type, at) => {
          const text = given[at] ?? ''
          const argument = read[at]
          const problem = argument?.ok === false && text !== '' ? sentenceOf(argument.problem, unit) : undefined
          return type === 'address' ? (
            <AddressChoice
              key={`${name}${at}`}
              label={name === 'approve' ? m().common.spender : say.who[name === 'pay' ? 'transfer' : name]}
              title={say.chooseAddress}
              value={text}
              choices={[...accounts, ...book]}
              problem={problem}
              onInput={(typed) => give(at, typed)}
              testId={`arrival-call-argument-${at}`}
            />
          ) : (
            <DecimalField
              key={`${name}${at}`}
              label={unit ? say.howMuch({ unit: unit.symbol }) : say.howMuchUnits}
              value={text}
              hint={unit || !isContract ? undefined : name === 'vaultDeposit' ? say.vaultUnitsHint : say.unitsHint}
              problem={problem}
              onInput={(typed) => give(at, typed)}
              testId={`arrival-call-argument-${at}`}
            />
          )
        })}
      {name === 'approve' && <p class="hint">{say.approveHint}</p>}
    </>
  )
}

function Face({ name }: { name: ArrivalFunctionName }) {
  const { signature } = ARRIVAL_FUNCTIONS[name]
  return (
    <span class="currency-face">
      <span>
        <strong>{ofCallPicker().names[name]}</strong>
        {signature && <small class="mono">{brokenAtCommas(signature)}</small>}
      </span>
    </span>
  )
}

// A wrapped line begins with a type, never with a comma.
function brokenAtCommas(signature: string): ComponentChildren {
  return signature.split(/(?<=[(,])/).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]))
}

function functionName(name: ArrivalFunctionName): string | undefined {
  return ARRIVAL_FUNCTIONS[name].signature?.split('(')[0]
}

function sentenceOf(problem: ArgumentProblem, unit: Currency | undefined): string {
  const say = m().form
  if (problem.of === 'address') return say.addressProblems[problem.problem]
  const why = problem.problem
  if (why.problem === 'tooLarge') return say.amount.tooLarge
  if (!unit) return ofCallPicker().whole
  return why.problem === 'tooPrecise'
    ? say.amount.tooPrecise({ symbol: unit.symbol, decimals: why.decimals })
    : say.amount.notANumber
}

function useAccountChoices(): readonly ListboxChoice<string>[] {
  const { accounts } = useApp().store
  const group = m().common.yourAccounts
  return (readyValue(accounts.now.value) ?? []).map(({ label, address }) => ({
    ...{ value: address, key: `account-${address}`, label, detail: shortAddress(address), group },
  }))
}
