import type { BitcoinFigures } from '../../core/families/bitcoin/transaction-figures.ts'
import { m } from '../messages/messages.ts'
import { groupThousands } from '../text/amount.ts'

const LIMITED_SATS_PER_VBYTE = 100

export function SpeedUpNote({ bitcoin }: { bitcoin: Pick<BitcoinFigures, 'speedUpRate' | 'isSpedUpByCoins'> }) {
  const say = m().bitcoinReview
  const { speedUpRate: rate, isSpedUpByCoins } = bitcoin
  if (rate !== undefined && Number(rate) >= LIMITED_SATS_PER_VBYTE) return null
  const without = isSpedUpByCoins ? say.speedUpByCoins : say.noSpeedUp
  return (
    <p class="card-note" data-testid="bitcoin-speed-up">
      {rate === undefined ? without : say.speedUp({ rate: groupThousands(rate) })}
    </p>
  )
}
