/** Which frame a page starts in, before the wallet has answered: the one of the home screen, or the mark alone. */
export type Frame = 'home' | 'mark'

const KEY = 'causeway.frame'

/** Puts a frame on the page while it opens; `frame.css` says how each looks. */
export function showFrame(frame: Frame): void {
  document.documentElement.dataset['frame'] = frame
}

/** The frame that the last page ended in, where a page opens at home; everywhere else the mark alone. */
export function rememberedFrame(isHome: boolean): Frame {
  return isHome && localStorage.getItem(KEY) === 'home' ? 'home' : 'mark'
}

/** Keeps the frame for the next page, so that it starts as it will stand. */
export function rememberFrame(frame: Frame): void {
  if (localStorage.getItem(KEY) !== frame) localStorage.setItem(KEY, frame)
}
