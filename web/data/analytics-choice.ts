/** The event of this tab that asks the visitor about analytics once more, from the foot of the page. */
export const choiceWanted = 'analyticschoice'
