/** Isolates a text, so that it doesn't reverse the line around it. A no-break space keeps an amount with its unit. */
export const apart = (text: string | number) => `\u2068${`${text}`.replace(AMOUNT, '$1\u00a0$2')}\u2069`

const AMOUNT = /^([\d.,]+) (\S+)$/
