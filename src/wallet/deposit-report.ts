import { isDepositReported, type ServiceStatus } from '../core/status.ts'

type Status = (requestId: string) => Promise<Readonly<{ ok: true; status: ServiceStatus }> | Readonly<{ ok: false }>>

/** Makes the question whether the service reports that it has a request's deposit; no answer is no report. */
export function depositReportOf({ status }: Readonly<{ status: Status }>): (requestId: string) => Promise<boolean> {
  return async (requestId) => {
    const answer = await status(requestId)
    return answer.ok && isDepositReported(answer.status)
  }
}
