import { isDepositReported, type ServiceStatus } from '../../../core/execution/service-status.ts'

type Status = (requestId: string) => Promise<Readonly<{ ok: true; status: ServiceStatus }> | Readonly<{ ok: false }>>

/** Makes a check of whether the service reports a deposit; silence means no. */
export function createDepositReport({ status }: Readonly<{ status: Status }>): (requestId: string) => Promise<boolean> {
  return async (requestId) => {
    const answer = await status(requestId)
    return answer.ok && isDepositReported(answer.status)
  }
}
