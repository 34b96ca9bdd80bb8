import { useEffect, useMemo } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'

/** Of those who may come to take tokens, the ordinary accounts; undefined until their code was read or could not be. */
export type Spenders = Readonly<{ ordinary: readonly string[] | undefined }>

/** Asks whether contracts stand where tokens may be taken to; of what no node says, nothing is said. */
export function useSpenders(addresses: readonly string[], chainId: number | undefined): Spenders {
  const { client } = useApp()
  const asked = JSON.stringify(addresses)
  const read = useMemo(
    () =>
      resource(async () => {
        const spenders = JSON.parse(asked) as string[]
        if (chainId === undefined || spenders.length === 0) return []
        return client.call('spenders.ordinary', { chainId, addresses: spenders }).catch(() => [])
      }),
    [client, asked, chainId],
  )
  useEffect(() => void read.reload(), [read])
  return { ordinary: readyValue(read.now.value) }
}
