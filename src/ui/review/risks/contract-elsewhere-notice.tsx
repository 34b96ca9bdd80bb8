import type { ComponentChildren } from 'preact'
import type { RecipientView } from '../../../api/views/counterparties.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useFamily } from '../../state/wallet/family.ts'
import type { Risk } from './risk.ts'

type ElsewhereProps = Readonly<{
  known: RecipientView
  chainId: number
  box?: (risk: Risk, sentence: string) => ComponentChildren
}>

/** Also where the lookup of some chains failed. */
export function ContractElsewhereNotice({ known, chainId, box }: ElsewhereProps) {
  const words = ofFormDetails().known
  const nameOf = useChainName()
  const familyOf = useFamily()
  const { isContract, elsewhere } = known
  const isUnreadHere = isContract === null && !known.isOwn && FAMILIES[familyOf(chainId)].hasContracts
  const there = elsewhere.contractOn.map(nameOf)
  const unread = [...(isUnreadHere ? [chainId] : []), ...elsewhere.unreadOn].map(nameOf)
  return (
    <>
      {there.length > 0 && (
        <Notice
          kind="danger"
          title={
            isUnreadHere
              ? words.elsewhereTitleUnread({ chains: there })
              : words.elsewhereTitle({ chains: there, chain: nameOf(chainId) })
          }
          testId="recipient-elsewhere"
          isUrgent
        >
          <p>{words.elsewhere({ chain: nameOf(chainId) })}</p>
          {box?.('elsewhere', words.accept.elsewhere)}
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice kind="info" testId="recipient-unread">
          {words.unread({ chains: unread })}
        </Notice>
      )}
    </>
  )
}
