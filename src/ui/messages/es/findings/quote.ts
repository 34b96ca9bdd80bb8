import type { quoteWords } from '../../../../core/verify/words/quote.ts'
import type { Translated } from '../../translated.ts'

export const esQuoteWords: Translated<typeof quoteWords> = {
  quoteForAnother: ({ sender, account }) => `La cotización es para ${sender}, no para tu cuenta ${account}.`,
  quotePaysStranger: ({ recipient, asked }) => `Todo iría a ${recipient}; pediste ${asked}.`,
  quotePaysLookAlike: ({ recipient, asked }) =>
    `Todo iría a ${recipient}, una dirección hecha para parecerse a ${asked}, que es la que pediste.`,

  quoteTakesAnother: ({ currency, chain, asked }) =>
    `La cotización cobra ${currency} en la cadena ${chain}, no ${asked}.`,
  quotePaysAnother: ({ currency, chain, asked }) =>
    `La cotización paga ${currency} en la cadena ${chain}, no ${asked}.`,
  quoteRefundsUnrelated: ({ currency, chain }) =>
    `Si falla, recibirías ${currency} en la cadena ${chain}, que no forma parte de esta transferencia.`,
  symbolDisguised: ({ symbol }) =>
    `El servicio escribe un nombre que solo se parece a ${symbol}; ese nombre no se usa.`,
  currencyDescribedFalsely: ({ symbol }) => `El servicio no describe ${symbol} como es; su descripción no se usa.`,

  inputDiffers: ({ said, due }) => `La cotización cobra ${said}; debería cobrar ${due}.`,
  inputAboveLimit: ({ takes, limit }) => `Cobra ${takes}; el límite es ${limit}.`,
  outputDiffers: ({ pays, asked }) => `La cotización paga ${pays}; pediste ${asked}.`,
  leastDoesNotFit: ({ least, promised }) =>
    `La cotización se contradice: dice que llegan ${promised} y que el mínimo es ${least}.`,
  outputBelowLimit: ({ least, limit }) => `Solo es seguro que lleguen ${least}; el límite es ${limit}.`,

  nothingArrives: 'No llegaría nada: la cotización cobra tu dinero y no promete nada a cambio.',
  nothingIsSure:
    'No es seguro que llegue nada: la cotización cobra tu dinero y el mínimo que promete a cambio es cero.',
  slippageAbsurd: ({ loss }) =>
    `Pueden llegar hasta ${loss} menos de lo previsto: el servicio se permite más de la mitad.`,
  slippageAboveCap: ({ loss }) =>
    `Pueden llegar hasta ${loss} menos de lo previsto: el servicio se permite más del 15%.`,
  slippageHigh: ({ loss }) => `Pueden llegar hasta ${loss} menos de lo previsto: el servicio se permite más del 5%.`,
  slippageAboveAsked: ({ loss }) =>
    `Pueden llegar hasta ${loss} menos de lo previsto: es más deslizamiento del que pediste.`,
  slippageSaidAboveAsked: ({ said, asked }) =>
    `La cotización permite más deslizamiento del que pediste: dice ${said} puntos básicos y pediste ${asked}.`,

  topupMissing: 'El gas para la llegada que pediste no está en la cotización: puede que no puedas mover lo que llegue.',
  topupUnasked: ({ amount }) => `La cotización convierte en gas una parte de tu dinero, ${amount}.`,
  topupInAnother: ({ currency, chain }) =>
    `El gas para la llegada no está en ${currency}, que es lo que acepta ${chain}.`,
  topupWorthAnother: 'El gas para la llegada vale más del doble o menos de la mitad de lo que pediste.',

  timeNotBelievable: 'El servicio no da una duración creíble para esta transferencia.',
}
