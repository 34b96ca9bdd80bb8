/** The frame before the wallet answers. */
export type Frame = 'home' | 'mark'

const KEY = 'causeway.frame'

export function showFrame(frame: Frame): void {
  document.documentElement.dataset['frame'] = frame
}

/** The last page's frame for the home screen, else the mark alone. */
export function rememberedFrame(isHome: boolean): Frame {
  return isHome && localStorage.getItem(KEY) === 'home' ? 'home' : 'mark'
}

export function rememberFrame(frame: Frame): void {
  if (localStorage.getItem(KEY) !== frame) localStorage.setItem(KEY, frame)
}
