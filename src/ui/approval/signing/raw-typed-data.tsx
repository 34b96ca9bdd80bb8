import type { TypedData } from '../../../core/execution/item.ts'
import { textParts } from '../../../core/page/messages/hidden-characters.ts'
import { namedContract } from '../../../core/page/messages/typed-data-contract.ts'
import { AddressWithOwner } from '../../calls/address-with-owner.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { UntrustedText } from '../../display/untrusted-text.tsx'
import { Card } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofCalls } from '../../messages/screen-messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { WholeText } from './whole-text.tsx'

/** Longer values are marked as cut. */
const MOST_CHARACTERS = 2_000

export function RawTypedData({ typedData }: Readonly<{ typedData: TypedData }>) {
  return (
    <>
      <Domain of={typedData} />
      <Card title={ofCalls().typedData.says}>
        <p class="card-note">
          <UntrustedText text={typedData.primaryType} />
        </p>
        <Struct of={typedData.message} types={typedData.types} struct={typedData.primaryType} />
      </Card>
    </>
  )
}

function Domain({ of }: Readonly<{ of: TypedData }>) {
  const say = ofCalls().typedData
  const nameOf = useChainName()
  const { name, version, chainId, salt } = of.domain
  const named = namedContract(of)
  return (
    <Card title={say.for}>
      <dl class="typed">
        {name !== undefined && (
          <Row name={m().common.name} value={`${name}${version === undefined ? '' : ` (${version})`}`} />
        )}
        {typeof chainId === 'number' && <Row name={m().common.chain} value={nameOf(chainId)} />}
        {named?.is === 'text' && <Row name={m().common.contract} value={named.contract} />}
        {named?.is === 'address' && (
          <>
            <dt>{m().common.contract}</dt>
            <dd>
              <FullAddress address={named.contract} />
            </dd>
          </>
        )}
        {salt !== undefined && <Row name={say.salt} value={`${salt}`} />}
      </dl>
    </Card>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <UntrustedText text={value} most={MOST_CHARACTERS} />
      </dd>
    </>
  )
}

type StructProps = Readonly<{
  of: Readonly<Record<string, unknown>>
  types: TypedData['types']
  struct: string
  isInner?: boolean
}>

function Struct({ of, types, struct, isInner }: StructProps) {
  return (
    <dl class={isInner ? 'typed inner' : 'typed'}>
      {(types[struct] ?? []).map(({ name, type }) => (
        <Value key={name} name={name} type={type} value={of[name]} types={types} />
      ))}
    </dl>
  )
}

type ValueProps = Readonly<{ name: string; type: string; value: unknown; types: TypedData['types'] }>

function Value({ name, type, value, types }: ValueProps) {
  return (
    <>
      <dt>
        <UntrustedText text={name} />
      </dt>
      <dd>
        <Plain type={type} value={value} types={types} />
      </dd>
    </>
  )
}

function Plain({ type, value, types }: Omit<ValueProps, 'name'>) {
  const element = /^(.+)\[[0-9]*\]$/.exec(type)?.[1]
  if (element && Array.isArray(value)) {
    if (value.length === 0) return <>{ofCalls().typedData.nothing}</>
    return (
      <ol class="typed-list">
        {value.map((each, index) => (
          <li key={index}>
            <Plain type={element} value={each} types={types} />
          </li>
        ))}
      </ol>
    )
  }
  if (Object.hasOwn(types, type)) return <Struct of={value as StructProps['of']} types={types} struct={type} isInner />
  if (type === 'address') return <AddressWithOwner address={`${value}`} />
  if (type === 'bool') return <>{value === true ? ofCalls().typedData.yes : ofCalls().typedData.no}</>
  const text = `${value}`
  if (type === 'string' && text !== '')
    return (
      <bdi class="outside typed-text">
        <WholeText parts={textParts(text)} />
      </bdi>
    )
  return (
    <span class="mono">
      {text === '' ? ofCalls().typedData.nothing : <UntrustedText text={text} most={MOST_CHARACTERS} />}
      {text.length > MOST_CHARACTERS && ` ${ofCalls().typedData.cut({ characters: text.length })}`}
    </span>
  )
}
