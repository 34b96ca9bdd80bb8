import type { chainWords } from '../../../../core/verify/words/chains.ts'
import type { Translated } from '../../translated.ts'

export const deChainWords: Translated<typeof chainWords> = {
  chainListedTwice: ({ chain }) => `Der Dienst führt ${chain} doppelt auf: Jeder der beiden Einträge kann falsch sein.`,
  chainNameElsewhere: ({ chain, other }) =>
    `Der Dienst gibt den Namen von ${chain} der Chain ${other}: Ein Auftrag könnte eine andere Chain meinen.`,
  chainRenamed: ({ chain, name }) => `Der Dienst nennt ${chain} „${name}“: Aufträge würden eine andere Chain meinen.`,
  chainDisabled: ({ chain }) => `Der Dienst nimmt derzeit keine Transfers auf ${chain} an.`,
  chainLagging: ({ chain }) => `${chain} erzeugt gerade nur langsam Blöcke.`,
  chainLimited: ({ chain }) => `Der Dienst begrenzt zurzeit, was er auf ${chain} bewegt.`,
  chainsNotRead:
    'Die Liste der Chains ließ sich beim Dienst nicht lesen: Ob eine davon gerade langsam, begrenzt oder abgeschaltet ist, ist nicht bekannt.',
  chainOfAnotherKind: ({ chain, kind }) => `Laut Dienst ist ${chain} eine Chain anderer Art, ${kind}.`,
  chainRunsOnAnother: ({ chain, symbol, decimals }) =>
    `Laut Dienst läuft ${chain} mit ${symbol} und ${decimals} Nachkommastellen: Beträge könnten falsch sein.`,
  chainDepositoryDiffers: ({ depository, known }) =>
    `Der Dienst nennt die Einzahlungsstelle ${depository}; bekannt ist ${known}.`,
  chainContractChanged: ({ address, contract, chain, before }) =>
    `Der Dienst nennt ${address} als ${contract} auf ${chain}; vorher war es ${before}.`,
  factsOfAnotherChain: ({ chain }) => `Von ${chain} wurde nichts gelesen: Die Angaben stammen von einer anderen Chain.`,
}
