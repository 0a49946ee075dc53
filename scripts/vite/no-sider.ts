/** Stands in for the frame of antd in which menus might stand. */
import { createContext } from 'react';

export const SiderContext = createContext({});
