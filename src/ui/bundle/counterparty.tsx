import type { BundleView } from '../../api/views/transfers.ts'
import { sameIdentifier } from '../../core/money/currency.ts'
import { type NamedParty, namedParties } from '../../core/page/calls/named-parties.ts'
import { RowCounterparty } from '../display/rows/row-counterparty.tsx'
import { m } from '../messages/messages.ts'
import { ofTransactionNames } from '../messages/screen-messages.ts'
import { checksummedAddress } from '../text/checksummed-address.ts'

export function BundleCounterparty({ view: { bundle, calls } }: { view: BundleView }) {
  const { account } = bundle
  const parties = calls.flatMap(({ to, value, meaning }) => namedParties({ to, value: value.value, meaning }))
  const words = {
    payee: {
      one: (party: string) => m().common.toParty({ party }),
      many: (recipients: number) => ofTransactionNames().recipients({ recipients }),
    },
    spender: {
      one: (party: string) => ofTransactionNames().for({ party }),
      many: (parties: number) => ofTransactionNames().forMany({ parties }),
    },
  }
  return (
    <>
      {[...new Set(parties.map(roleOf))].map((as) => (
        <OneOrMany key={as} of={othersAs(as, parties, account)} account={account} {...words[as]} />
      ))}
    </>
  )
}

function OneOrMany(
  props: Readonly<{
    of: readonly string[]
    account: string
    one: (party: string) => string
    many: (count: number) => string
  }>,
) {
  const [first, ...others] = props.of
  if (first === undefined) return null
  if (others.length === 0)
    return <RowCounterparty address={checksummedAddress(first)} account={props.account} say={props.one} />
  return (
    <bdi class="transfer-account" data-testid="row-party">
      {props.many(props.of.length)}
    </bdi>
  )
}

function roleOf({ as }: NamedParty): 'payee' | 'spender' {
  return as === 'payee' ? 'payee' : 'spender'
}

function othersAs(as: ReturnType<typeof roleOf>, parties: readonly NamedParty[], account: string): readonly string[] {
  const found: string[] = []
  for (const party of parties) {
    const { address } = party
    if (roleOf(party) === as && ![account, ...found].some((each) => sameIdentifier(each, address))) found.push(address)
  }
  return found
}
