import fc from 'fast-check'

/** A property that found something finds it again, when its test is tried again. */
fc.configureGlobal({ seed: Math.trunc(performance.timeOrigin) | 0 })
