export const contenders = []
export const sizes = []
export const figures = []
export const record = async () => ({})
export const verdicts = () => []
