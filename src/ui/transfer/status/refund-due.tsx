import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { ServiceStatus } from '../../../core/execution/service-status.ts'
import type { RefundToAskFor } from '../../../core/reason/service-fail-reasons.ts'
import { CopyButton } from '../../controls/copy-button.tsx'
import { Icon } from '../../display/icons.tsx'
import { Fold } from '../../layout/fold.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofActivity, ofOutcomes } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { ServiceFailReasons } from './service-fail-reasons.tsx'

type Shown = Readonly<{ execution: ExecutionView; why: RefundToAskFor; status: ServiceStatus | undefined }>

/** The service returns nothing by itself, so only asking helps. */
export function RefundDue({ execution, why, status }: Shown) {
  const say = ofOutcomes().refundDue
  const requestId = execution.requote?.requestId ?? execution.requestId
  return (
    <>
      <Notice kind="warn" title={say.title} testId="refund-due" isUrgent>
        <p>{say.why[why]}</p>
        <p>{say.step}</p>
        <div class="copied-id">
          <code class="mono request-id" data-testid="refund-request-id">
            {requestId}
          </code>
          <CopyButton text={requestId} name={say.id} testId="copy-request-id" />
        </div>
        <Support />
        {status && (
          <Fold title={ofActivity().held.why}>
            <ServiceFailReasons status={status} />
          </Fold>
        )}
      </Notice>
      <div class="under-way">
        <p class="safe" data-testid="heading">
          {say.watching}
        </p>
      </div>
    </>
  )
}

function Support() {
  const say = ofOutcomes().refundDue
  const supportUrl = readyValue(useApp().store.wallet.now.value)?.supportUrl
  if (supportUrl === undefined) return <p>{say.noContact}</p>
  return (
    <p>
      <a
        class="button primary wide"
        href={supportUrl}
        target="_blank"
        rel="noreferrer noopener"
        data-testid="contact-support"
      >
        <span>{say.contact}</span>
        <span class="visually-hidden">{m().common.newTab}</span>
        <Icon name="external" size={16} />
      </a>
      <span class="support-address">{supportUrl.replace(/^(mailto:|https:\/\/)/, '')}</span>
    </p>
  )
}
