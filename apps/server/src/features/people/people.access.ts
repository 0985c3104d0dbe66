/** The way of other features to the people of a company. */
export { type Colleague, findColleagues, findNamed, isColleague } from './people.queries.ts';
