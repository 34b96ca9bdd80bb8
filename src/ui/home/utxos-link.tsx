import { FAMILIES } from '../../core/families/families.ts'
import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'
import { useFamily } from '../state/wallet/family.ts'

export function UtxosLink({ chainId }: { chainId: number }) {
  const familyOn = useFamily()
  if (!FAMILIES[familyOn(chainId)].hasUtxos) return null
  return (
    <a class="row-link" href={hrefOf({ screen: 'utxos' })} data-testid="utxos-link">
      {m().home.utxos}
    </a>
  )
}
