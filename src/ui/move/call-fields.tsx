import { useState } from 'preact/hooks'
import { parseAddress } from '../../core/address.ts'
import { ofArrival } from '../messages/arrival-messages.ts'
import { numberMarks } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofPicks } from '../messages/pick-messages.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { Segmented } from '../parts/segmented.tsx'
import { shortAddress } from '../text/address.ts'
import { AddressChoice, useBookChoices } from './address-choice.tsx'
import { type CallProblem, pickedIn, readCall } from './call.ts'
import { CallPreview } from './call-preview.tsx'
import type { TypedCall, TypedPick } from './draft.ts'
import { callProblemOf } from './form.ts'
import { PickFields } from './pick-fields.tsx'
import type { useMove } from './use-move.ts'

const NO_CALL = { to: '', data: '', value: '' }
const NO_PICK: TypedPick = { isMeant: true, name: undefined, given: [] }

/** A call by a function that is picked, or by its bytes: the contract, what is called, and the money that goes along. */
export function CallFields({ move }: Readonly<{ move: ReturnType<typeof useMove> }>) {
  const say = { ...ofArrival().form, ...ofPicks() }
  const [wantsPick, setWantsPick] = useState(true)
  const book = useBookChoices()
  const { call } = move.draft
  const chain = move.data.chains.find(({ id }) => id === move.sides.to?.chainId)
  const native = chain?.currencies.find(({ isNative }) => isNative)
  const typed: TypedCall = call ?? (wantsPick ? { ...NO_CALL, pick: NO_PICK } : NO_CALL)
  const pick = typed.pick?.isMeant ? typed.pick : undefined
  const change = (part: Partial<TypedCall>) => move.change({ call: { ...typed, ...part } })
  const give = (way: 'pick' | 'paste') => {
    setWantsPick(way === 'pick')
    if (!call) return
    const isMeant = way === 'pick'
    change({ data: pickedIn(typed, chain) ?? typed.data, pick: { ...(typed.pick ?? NO_PICK), isMeant } })
  }
  const read = call && readCall(call, chain)
  const problem = problemBeside(move)
  const at = (...fields: readonly CallProblem[]) =>
    problem && fields.includes(problem) ? say.problems[problem] : undefined
  const contract = parseAddress('evm', typed.to)
  const tokens = (chain?.currencies ?? []).flatMap(({ address, symbol, isNative }) =>
    isNative
      ? []
      : [
          {
            value: address,
            key: `token-${address}`,
            label: symbol,
            detail: shortAddress(address),
            group: say.tokens(chain?.name ?? ''),
          },
        ],
  )
  const { point } = numberMarks()
  return (
    <div class="call-fields">
      <p class="hint">{say.hint}</p>
      {problem === 'route' && <Notice kind="warn">{say.problems.route}</Notice>}
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
        label={say.to}
        title={say.chooseContract}
        value={typed.to}
        choices={[...tokens, ...book]}
        problem={contract.ok || typed.to === '' ? undefined : m().move.addressProblem(contract.problem, 'evm')}
        onInput={(to) => change({ to })}
        testId="arrival-call-to"
      />
      {pick ? (
        <PickFields
          pick={pick}
          to={typed.to}
          chain={chain}
          book={book}
          onChange={(part) => change({ pick: { ...pick, ...part } })}
        />
      ) : (
        <Field
          label={say.data}
          value={typed.data}
          isMono
          problem={at('data', 'tooLong')}
          onInput={(data) => change({ data })}
          testId="arrival-call-data"
        />
      )}
      <Field
        label={say.value(native?.symbol ?? '')}
        value={typed.value.replaceAll('.', point)}
        problem={at('value', 'gas', 'tooMuch')}
        onInput={(value) => change({ value: value.replaceAll(point, '.') })}
        testId="arrival-call-value"
      />
      {read?.ok && !isEmpty(read.call) && chain && native && (
        <CallPreview call={read.call} chain={chain} native={native} />
      )}
      {call && (
        <Button isWide onClick={() => move.change({ call: undefined })} testId="arrival-call-none">
          {say.none}
        </Button>
      )}
    </div>
  )
}

// Nothing of it was typed yet.
function isEmpty({ data, value }: Readonly<{ data: string; value: bigint }>): boolean {
  return data === '0x' && value === 0n
}

// What a function takes says at its own fields what is wrong, and hides nothing of the rest.
function problemBeside({ draft, data }: ReturnType<typeof useMove>): CallProblem | undefined {
  const { call } = draft
  if (!call?.pick?.isMeant) return callProblemOf(draft, data)
  const { to, value } = call
  return callProblemOf({ ...draft, call: { to, value, data: '' } }, data)
}
