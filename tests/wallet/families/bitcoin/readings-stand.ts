import type { BitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import { createAddressReadings, type KeptReading } from '../../../../src/wallet/families/bitcoin/address-readings.ts'

type Client = Pick<BitcoinClient, 'statistics' | 'unspent' | 'tipHash'>

/** Without a limit; the readings outlive a worker in `stored`. */
export function unlimitedReadings(client: Client, nowSeconds: () => number, stored = new Map<string, KeptReading>()) {
  const readings = createAddressReadings({
    ...client,
    stored: {
      all: async () => stored,
      add: async (news) => {
        for (const [address, reading] of news) stored.set(address, reading)
      },
    },
    take: () => true,
    nowSeconds,
  })
  return {
    readings,
    budget: { load: async () => undefined, save: async () => undefined },
    tipHash: client.tipHash,
    stretched: (milliseconds: number) => milliseconds,
    gapLimit: async () => 20,
    lookFurther: async () => undefined,
  }
}
