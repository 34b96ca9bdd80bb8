import { useEffect, useMemo } from 'preact/hooks'
import type { RecipientView } from '../../api/form-views.ts'
import { useApp } from '../state/app.ts'
import { type Loaded, readyValue, resource } from '../state/resource.ts'

/** Looks up an address that money may go to, on the chain where it would arrive; undefined where none is given. */
export function useLookedUp(
  address: string | undefined,
  chainId: number | undefined,
): Loaded<RecipientView> | undefined {
  const { client } = useApp()
  const check = useMemo(() => {
    if (address === undefined) return undefined
    return resource(() => client.call('recipient.check', chainId === undefined ? { address } : { address, chainId }))
  }, [client, address, chainId])
  useEffect(() => void check?.reload(), [check])
  return check?.now.value
}

/** A place that money may go to, with what is known of it: nothing where it could not be looked up. */
type Seen = Readonly<{ address: string; known: RecipientView | undefined }>

/**
 * Looks up several addresses at once. What cannot be looked up counts as a stranger's.
 *
 * @returns undefined until all were looked up
 */
export function useAllLookedUp(
  places: readonly Readonly<{ address: string; chainId: number }>[],
): readonly Seen[] | undefined {
  const { client } = useApp()
  const asked = JSON.stringify([...new Map(places.map(({ address, chainId }) => [address, chainId]))])
  const look = useMemo(
    () =>
      resource(() =>
        Promise.all(
          (JSON.parse(asked) as [string, number][]).map(async ([address, chainId]) => ({
            address,
            known: await client.call('recipient.check', { address, chainId }).catch(() => undefined),
          })),
        ),
      ),
    [client, asked],
  )
  useEffect(() => void look.reload(), [look])
  return readyValue(look.now.value)
}
