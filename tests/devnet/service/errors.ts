import type { Hex } from '../chains.ts'

/** The call that a simulation found to fail. All strings; `value` in the smallest unit. interface.md, "Errors". */
export type FailedCallData = Readonly<{ from: string; to: string; data: string; value: string }>

/** The four shapes of interface.md, "Errors". */
export type ErrorBody =
  | Readonly<{ message: string }>
  | Readonly<{ message: string; errorCode: string }>
  | Readonly<{ message: string; errorCode: string; requestId: string }>
  | Readonly<{
      message: string
      errorCode: string
      errorData: string
      requestId: string
      approxSimulatedBlock: number
      failedCallData: FailedCallData
    }>

/** An answer that is an error: thrown anywhere while a call is served, turned into the HTTP answer in one place. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.code = 'errorCode' in body ? body.errorCode : 'MESSAGE_ONLY'
    this.status = status
    this.body = body
  }
}

/** Shape "Message only": malformed calls (400), unknown things (404), too large (413), too many (429). */
export function messageOnly(status: number, message: string): ServiceError {
  return new ServiceError(status, { message })
}

/** Shape "Code only": calls that are well formed but refused before a request id exists (400, 401). */
export function codeOnly(status: number, errorCode: string, message: string): ServiceError {
  return new ServiceError(status, { message, errorCode })
}

/** Shape "With request": refused or failed while a quote was being made (400, 500, 503). */
export function withRequest(status: number, errorCode: string, message: string, requestId: Hex): ServiceError {
  return new ServiceError(status, { message, errorCode, requestId })
}

/** Shape "With simulation data": the delivery was tried against the destination chain and reverted (400). */
export function withSimulation(
  error: Readonly<{
    errorCode: string
    message: string
    errorData: string
    requestId: Hex
    approxSimulatedBlock: number
    failedCallData: FailedCallData
  }>,
): ServiceError {
  const { message, errorCode, errorData, requestId, approxSimulatedBlock, failedCallData } = error
  return new ServiceError(400, { message, errorCode, errorData, requestId, approxSimulatedBlock, failedCallData })
}
