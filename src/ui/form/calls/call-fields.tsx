import { useId, useState } from 'preact/hooks'
import type { ChainView } from '../../../api/views/balances.ts'
import { parseAddress } from '../../../core/families/address.ts'
import { isHex } from '../../../lib/hex.ts'
import { Button } from '../../controls/button.tsx'
import { DecimalField } from '../../controls/decimal-field.tsx'
import { TextField } from '../../controls/field.tsx'
import type { ListboxChoice } from '../../controls/listbox/choices.ts'
import { Segmented } from '../../controls/segmented.tsx'
import { m } from '../../messages/messages.ts'
import { ofArrivalCalls, ofCallPicker } from '../../messages/screen-messages.ts'
import { shortAddress } from '../../text/address.ts'
import type { TypedCall, TypedPick } from '../draft.ts'
import type { useForm } from '../use-form.ts'
import { callProblemOf } from '../validation.ts'
import { AddressChoice } from './address-choice.tsx'
import { type CallProblem, functionUnit, pickedCalldata, readCall } from './call.ts'
import { CallPreview } from './call-preview.tsx'
import { CallTarget } from './call-target.tsx'
import { FunctionFields } from './function-fields.tsx'

const NO_CALL = { to: '', data: '', value: '' }
const NO_PICK: TypedPick = { isMeant: true, name: undefined, given: [] }

type CallFieldsProps = Readonly<{
  form: ReturnType<typeof useForm>
  call: TypedCall | undefined
  at: number
  book: readonly ListboxChoice<string>[]
  onChange: (call: TypedCall) => void
  onRemove: (() => void) | undefined
}>

export function CallFields({ form, call, at: place, book, onChange, onRemove }: CallFieldsProps) {
  const say = { ...ofArrivalCalls().form, ...ofCallPicker() }
  const id = useId()
  const [wantsPick, setWantsPick] = useState(true)
  const chain = form.data.chains.find(({ id }) => id === form.sides.to?.chainId)
  const before = form.draft.calls.slice(0, place)
  const native = chain?.currencies.find(({ isNative }) => isNative)
  const typed: TypedCall = call ?? (wantsPick ? { ...NO_CALL, pick: NO_PICK } : NO_CALL)
  const pick = typed.pick?.isMeant ? typed.pick : undefined
  const change = (part: Partial<TypedCall>) => onChange({ ...typed, ...part })
  const give = (way: 'pick' | 'paste') => {
    setWantsPick(way === 'pick')
    if (!call) return
    const isMeant = way === 'pick'
    change({ data: pickedCalldata(typed, chain, before) ?? typed.data, pick: { ...(typed.pick ?? NO_PICK), isMeant } })
  }
  const problem = call && problemBeside(form, call, place)
  const at = (...fields: readonly CallProblem[]) =>
    problem && fields.includes(problem) ? say.problems[problem] : undefined
  const contract = parseAddress('evm', typed.to)
  return (
    <section class="call-fields" aria-labelledby={onRemove && id} data-testid={`arrival-call-${place}`}>
      {onRemove && <CallHeading id={id} at={place} onRemove={onRemove} />}
      <Segmented
        label={say.ways}
        choices={[
          { value: 'pick', label: say.pick },
          { value: 'paste', label: say.paste },
        ]}
        chosen={pick ? 'pick' : 'paste'}
        onChoose={give}
        testId="arrival-call-by"
      />
      <AddressChoice
        label={m().common.contract}
        title={say.chooseContract}
        value={typed.to}
        choices={[...tokenChoices(chain), ...book]}
        problem={contract.ok || typed.to === '' ? undefined : m().form.addressProblems[contract.problem]}
        onInput={(to) => change({ to })}
        testId="arrival-call-to"
      />
      {pick ? (
        <FunctionFields
          pick={pick}
          unit={functionUnit(typed, chain, before)}
          isContract={isHex(typed.to.trim(), 20)}
          book={book}
          onChange={(part) => change({ pick: { ...pick, ...part } })}
        />
      ) : (
        <TextField
          label={say.data}
          value={typed.data}
          isMono
          problem={at('data', 'tooLong')}
          onInput={(data) => change({ data })}
          testId="arrival-call-data"
        />
      )}
      <DecimalField
        label={say.value({ symbol: native?.symbol ?? '' })}
        value={typed.value}
        problem={at('value', 'gas', 'tooMuch')}
        onInput={(value) => change({ value })}
        testId="arrival-call-value"
      />
      {chain && (
        <CallOutcome
          call={call}
          before={before}
          address={contract.ok ? contract.address : undefined}
          chain={chain}
          headingId={onRemove && id}
        />
      )}
    </section>
  )
}

function CallHeading({ id, at, onRemove }: Readonly<{ id: string; at: number; onRemove: () => void }>) {
  const say = ofArrivalCalls().form
  return (
    <div class="call-head">
      <h3 id={id}>{say.call({ number: at + 1 })}</h3>
      <Button kind="quiet" name={say.remove({ number: at + 1 })} onClick={onRemove} testId="arrival-call-remove">
        {m().common.remove}
      </Button>
    </div>
  )
}

type CallOutcomeProps = Readonly<{
  call: TypedCall | undefined
  before: readonly TypedCall[]
  address: string | undefined
  chain: ChainView
  headingId: string | undefined
}>

function CallOutcome({ call, before, address, chain, headingId }: CallOutcomeProps) {
  const read = call && readCall(call, chain, before)
  const native = chain.currencies.find(({ isNative }) => isNative)
  const isVaultDeposit = call?.pick?.isMeant && call.pick.name === 'vaultDeposit'
  return (
    <>
      {address !== undefined && (
        <CallTarget address={address} chainId={chain.id} hasData={read?.ok === true && read.call.data !== '0x'} />
      )}
      {read?.ok && !isEmpty(read.call) && native && (
        <CallPreview
          call={read.call}
          headingId={headingId}
          chain={chain}
          native={native}
          allowed={isVaultDeposit ? functionUnit(call, chain, before) : undefined}
        />
      )}
    </>
  )
}

function tokenChoices(chain: ChainView | undefined): ListboxChoice<string>[] {
  if (!chain) return []
  const group = ofCallPicker().tokens({ chain: chain.name })
  return chain.currencies
    .filter(({ isNative }) => !isNative)
    .map(({ address, symbol }) => ({
      value: address,
      key: `token-${address}`,
      label: symbol,
      detail: shortAddress(address),
      group,
    }))
}

function isEmpty({ data, value }: Readonly<{ data: string; value: bigint }>): boolean {
  return data === '0x' && value === 0n
}

// The fields of a function show their own problems.
function problemBeside(
  { draft, data }: ReturnType<typeof useForm>,
  call: TypedCall,
  place: number,
): CallProblem | undefined {
  const { to, value } = call
  const told: TypedCall = call.pick?.isMeant ? { to, value, data: '' } : call
  // Earlier calls use up part of the money. Their own fields show their problems.
  const before = draft.calls.slice(0, place).map((each) => ({ to, data: '', value: each.value }))
  const wrong = callProblemOf({ ...draft, calls: [...before, told] }, data)
  return wrong?.at === place || wrong?.problem === 'route' ? wrong.problem : undefined
}
