import { type Requester, requestingSite } from '../../core/review/approval.ts'
import { OriginText } from '../display/site-origin-text.tsx'
import { m } from '../messages/messages.ts'
import { ofCalls } from '../messages/screen-messages.ts'
import { hrefOf } from '../route.ts'

export function TransferRequester({ requester }: { requester: Requester }) {
  const site = requestingSite(requester)
  return (
    <>
      {site && (
        <p>
          <OriginText origin={site} />
        </p>
      )}
      {requester.from === 'bundle' && (
        <p>
          <a href={hrefOf({ screen: 'bundle', id: requester.bundleId })} data-testid="to-bundle">
            {site ? ofCalls().sent.title : m().activity.sent.revocation}
          </a>
        </p>
      )}
    </>
  )
}
