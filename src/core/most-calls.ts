/** How many calls one crossing carries (lies A03). */
export const MOST_CALLS = 16
