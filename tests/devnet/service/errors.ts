import type { Hex } from '../chains.ts'

/** `value` in the smallest unit. interface.md, "Errors". */
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

/** Thrown anywhere in a call and answered in one place. */
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

/** Makes the shape "Message only": 400, 404, 413, 429. */
export function messageOnly(status: number, message: string): ServiceError {
  return new ServiceError(status, { message })
}

/** Makes the shape "Code only": refused before a request id exists (400, 401). */
export function codeOnly(status: number, errorCode: string, message: string): ServiceError {
  return new ServiceError(status, { message, errorCode })
}

/** Makes the shape "With request": refused or failed during a quote (400, 500, 503). */
export function withRequest(status: number, errorCode: string, message: string, requestId: Hex): ServiceError {
  return new ServiceError(status, { message, errorCode, requestId })
}

/** Makes the shape "With simulation data": the simulated delivery reverted (400). */
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
