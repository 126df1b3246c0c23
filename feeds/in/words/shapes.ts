/** How a floor looks: «5», «-1», «5 этаж», «5 из 12». */
export const floorShape =
  /^-?\d{1,3}(?:\s*-?\s*(?:й\s*)?(?:этаж|эт\.?|қабат|floor))?(?:\s*(?:\/|из)\s*\d{1,3})?$/iu

/** How an area looks: «61,4», «61.4 м²». */
export const areaShape = /^\d[\d\s]*(?:[.,]\d+)?\s*(?:кв\.?\s*м\.?|м²|м2|m²|m2|sqm|шаршы\s*м)?$/iu

/** How an amount of money looks, without the word for its currency: «31 500 000», «31,5 млн». */
export const amountShape = /^\d[\d\s.,'’]*(?:млн|mln|тыс|мың)?[\s.]*$/iu

/** The same, with that word. */
export const moneyShape = /^\d[\d\s.,'’]*(?:млн|mln|тыс|мың)?[\s.]*(?:₸|тг|тенге|теңге|kzt)?[\s.]*$/iu

/** A number alone. */
export const numberShape = /^\d[\d\s]*(?:[.,]\d+)?$/u
