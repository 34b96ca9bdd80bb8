import { isCausewayError } from '../../lib/errors.ts'
import { errorOf, fullDiskError, isOutOfSpace, isUnknown } from './errors.ts'

export type DiskSpaceOptions = Readonly<{
  onSpace?: (isThere: boolean) => void
  /** Free bytes; undefined where the browser doesn't tell. */
  bytesLeft?: () => Promise<number | undefined>
}>

export type DiskSpace = Readonly<{
  whereThereIsSpace: <T>(opening: () => Promise<T>) => Promise<T>
  /** `STORE_FULL` where the disk is full. */
  guarded: <T>(work: () => Promise<T>) => Promise<T>
  /** As `guarded`; a finished write shows that there is space. */
  writing: <T>(work: () => Promise<T>) => Promise<T>
}>

/** A failure with fewer free bytes than this means a full disk. */
const LEAST_LEFT = 1_000_000

/** Watches the disk space by the results of each call. */
export function createDiskSpace({ onSpace = () => undefined, bytesLeft }: DiskSpaceOptions): DiskSpace {
  // On a full disk a browser may take the database for damaged, and begin an empty one instead.
  async function whereThereIsSpace<T>(opening: () => Promise<T>): Promise<T> {
    if (await isFull()) throw fullDiskError()
    const opened = await opening()
    onSpace(true)
    return opened
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const told = errorOf(error, isOutOfSpace(error) || (isUnknown(error) && (await isFull())))
      if (isCausewayError(told, 'STORE_FULL')) onSpace(false)
      throw told
    }
  }

  async function isFull(): Promise<boolean> {
    const left = await bytesLeft?.().catch(() => undefined)
    return left !== undefined && left < LEAST_LEFT
  }

  async function writing<T>(work: () => Promise<T>): Promise<T> {
    const result = await guarded(work)
    onSpace(true)
    return result
  }

  return { whereThereIsSpace, guarded, writing }
}
