/** The way of other features to the people of a company. */
export { type Colleague, findColleagues, findNamed, holdColleagues } from './people.queries.ts';
