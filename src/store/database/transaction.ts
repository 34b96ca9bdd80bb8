import { isOutOfSpace, isUnknown } from './errors.ts'

type OpenTransaction = Readonly<{ done: Promise<void>; abort: () => void }>

/** Does all of the work or none: an error undoes earlier writes. */
export async function atomically<T>(transaction: OpenTransaction, work: () => Promise<T>): Promise<T> {
  transaction.done.catch(() => undefined)
  try {
    const result = await work()
    await transaction.done
    return result
  } catch (error) {
    abort(transaction)
    // The request may only report an abort; its transaction has the cause.
    const why: unknown = await transaction.done.catch((reason: unknown) => reason)
    throw isOutOfSpace(why) || isUnknown(why) ? why : error
  }
}

/** Aborts a transaction, unless it has ended. */
export function abort(transaction: Readonly<{ abort: () => void }>): void {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}
