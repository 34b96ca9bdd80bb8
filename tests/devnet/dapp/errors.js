// What each code means for the person in front of the page, and for their money.
const SENTENCES = {
  4001: 'You said no in the wallet. Nothing was signed.',
  4100: 'This page does not see that account. Connect first.',
  4200: 'This wallet does not have this yet.',
  4900: 'The wallet is gone. Load this page again.',
  4901: 'The chain does not answer. Try again in a while.',
  4902: 'The wallet does not have this chain.',
  5700: 'The wallet cannot do what these calls need.',
  5710: 'The wallet does not move money on this chain.',
  5720: 'This was asked before.',
  5730: 'The wallet knows nothing by this id.',
  5740: 'These are too many calls at once.',
  5760: 'The wallet cannot make several calls as one.',
  5770: 'The money could not be brought. Nothing was called.',
  5771: 'The wallet has no way to this asset.',
  5772: 'The wallet has no way to this chain.',
  5773: 'The wallet cannot read what is needed.',
  [-32002]: 'Another question of this page is still open in the wallet.',
  [-32003]: 'It was refused. Nothing was moved.',
  [-32602]: 'The wallet cannot read what was asked.',
}

/** An error as a person reads it. */
export function inWords({ code, message }) {
  return SENTENCES[code] ?? (code === undefined ? message : 'The wallet could not do this. Nothing was signed.')
}

/** The same for developers: the code and the wallet's own words. */
export function inDetail({ code, message }) {
  return code === undefined ? '' : `${code} · ${message}`
}
