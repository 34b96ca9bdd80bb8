import { useEffect, useMemo } from 'preact/hooks'
import type { RecipientView } from '../../../api/views/counterparties.ts'
import { useApp } from '../../state/app.ts'
import { type Loaded, readyValue, resource } from '../../state/resource.ts'

export function useCounterparty(
  address: string | undefined,
  chainId: number | undefined,
): Loaded<RecipientView> | undefined {
  const { client } = useApp()
  const check = useMemo(() => {
    if (address === undefined) return undefined
    const places = [chainId === undefined ? { address } : { address, chainId }]
    return resource(async () => {
      const [known] = await client.call('recipients.check', { places })
      if (!known) throw new Error('expected what is known of one address, got nothing')
      return known
    })
  }, [client, address, chainId])
  useEffect(() => void check?.reload(), [check])
  return check?.now.value
}

type Place = Readonly<{ address: string; chainId: number }>

/** `known` is undefined where the lookup failed. */
type Seen = Place & Readonly<{ known: RecipientView | undefined }>

/**
 * Looks each address up once; a failed lookup counts as a stranger.
 *
 * @returns undefined until all lookups end
 */
export function useCounterparties(places: readonly Place[]): readonly Seen[] | undefined {
  const { client } = useApp()
  const each = new Map(places.map(({ address, chainId }) => [`${chainId} ${address}`, { address, chainId }]))
  const asked = JSON.stringify([...each.values()])
  const look = useMemo(
    () =>
      resource(async (): Promise<readonly Seen[]> => {
        const all: readonly Place[] = JSON.parse(asked)
        const known =
          all.length === 0 ? [] : await client.call('recipients.check', { places: [...all] }).catch(() => [])
        return all.map((place, index) => ({ ...place, known: known[index] }))
      }),
    [client, asked],
  )
  useEffect(() => void look.reload(), [look])
  return readyValue(look.now.value)
}
